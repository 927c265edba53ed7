import type { Component } from "svelte";
import Abacus from "~icons/game-icons/abacus";
import AbdominalArmor from "~icons/game-icons/abdominal-armor";
import AncientSword from "~icons/game-icons/ancient-sword";
import Anvil from "~icons/game-icons/anvil";
import ArmorVest from "~icons/game-icons/armor-vest";
import Barrel from "~icons/game-icons/barrel";
import BattleAxe from "~icons/game-icons/battle-axe";
import Bellows from "~icons/game-icons/bellows";
import Blacksmith from "~icons/game-icons/blacksmith";
import BorderedShield from "~icons/game-icons/bordered-shield";
import BowieKnife from "~icons/game-icons/bowie-knife";
import Breastplate from "~icons/game-icons/breastplate";
import Broadsword from "~icons/game-icons/broadsword";
import CampCookingPot from "~icons/game-icons/camp-cooking-pot";
import Candles from "~icons/game-icons/candles";
import CapeArmor from "~icons/game-icons/cape-armor";
import ChainMail from "~icons/game-icons/chain-mail";
import CheckedShield from "~icons/game-icons/checked-shield";
import ChestArmor from "~icons/game-icons/chest-armor";
import Chisel from "~icons/game-icons/chisel";
import Conversation from "~icons/game-icons/conversation";
import CrenulatedShield from "~icons/game-icons/crenulated-shield";
import Crown from "~icons/game-icons/crown";
import CrystalShine from "~icons/game-icons/crystal-shine";
import DoorHandle from "~icons/game-icons/door-handle";
import EdgedShield from "~icons/game-icons/edged-shield";
import FlangedMace from "~icons/game-icons/flanged-mace";
import FlatHammer from "~icons/game-icons/flat-hammer";
import Gauntlet from "~icons/game-icons/gauntlet";
import GearHammer from "~icons/game-icons/gear-hammer";
import GemNecklace from "~icons/game-icons/gem-necklace";
import GemPendant from "~icons/game-icons/gem-pendant";
import Gladius from "~icons/game-icons/gladius";
import Greaves from "~icons/game-icons/greaves";
import GriffinShield from "~icons/game-icons/griffin-shield";
import HammerDrop from "~icons/game-icons/hammer-drop";
import HammerNails from "~icons/game-icons/hammer-nails";
import HeartArmor from "~icons/game-icons/heart-armor";
import JeweledChalice from "~icons/game-icons/jeweled-chalice";
import Knapsack from "~icons/game-icons/knapsack";
import Ladle from "~icons/game-icons/ladle";
import Lamellar from "~icons/game-icons/lamellar";
import LanternFlame from "~icons/game-icons/lantern-flame";
import LayeredArmor from "~icons/game-icons/layered-armor";
import MagicShield from "~icons/game-icons/magic-shield";
import MailShirt from "~icons/game-icons/mail-shirt";
import Megaphone from "~icons/game-icons/megaphone";
import MeltingMetal from "~icons/game-icons/melting-metal";
import MetalDisc from "~icons/game-icons/metal-disc";
import MetalScales from "~icons/game-icons/metal-scales";
import MineTruck from "~icons/game-icons/mine-truck";
import MirrorMirror from "~icons/game-icons/mirror-mirror";
import Moon from "~icons/game-icons/moon";
import Notebook from "~icons/game-icons/notebook";
import PaintBrush from "~icons/game-icons/paint-brush";
import Pincers from "~icons/game-icons/pincers";
import QueenCrown from "~icons/game-icons/queen-crown";
import Recycle from "~icons/game-icons/recycle";
import RelicBlade from "~icons/game-icons/relic-blade";
import Ring from "~icons/game-icons/ring";
import RomanShield from "~icons/game-icons/roman-shield";
import RosaShield from "~icons/game-icons/rosa-shield";
import RoundBottomFlask from "~icons/game-icons/round-bottom-flask";
import RoundShield from "~icons/game-icons/round-shield";
import RuneStone from "~icons/game-icons/rune-stone";
import RuneSword from "~icons/game-icons/rune-sword";
import ScaleMail from "~icons/game-icons/scale-mail";
import SchoolBag from "~icons/game-icons/school-bag";
import SewingNeedle from "~icons/game-icons/sewing-needle";
import SharpAxe from "~icons/game-icons/sharp-axe";
import Shop from "~icons/game-icons/shop";
import SpearHook from "~icons/game-icons/spear-hook";
import Spears from "~icons/game-icons/spears";
import StakeHammer from "~icons/game-icons/stake-hammer";
import Stamper from "~icons/game-icons/stamper";
import Stiletto from "~icons/game-icons/stiletto";
import StoneWheel from "~icons/game-icons/stone-wheel";
import SwordSmithing from "~icons/game-icons/sword-smithing";
import ThorHammer from "~icons/game-icons/thor-hammer";
import Trowel from "~icons/game-icons/trowel";
import VikingShield from "~icons/game-icons/viking-shield";
import VisoredHelm from "~icons/game-icons/visored-helm";
import Warhammer from "~icons/game-icons/warhammer";
import WingedShield from "~icons/game-icons/winged-shield";
import WingedSword from "~icons/game-icons/winged-sword";
import WoodBeam from "~icons/game-icons/wood-beam";

const PICTURES: Record<string, Component> = {
  "stall-keeper": Shop, "pack-carrier": Knapsack, "tally-clerk": Abacus, "mine-runner": MineTruck,
  "bench-builder": WoodBeam, barker: Megaphone, "bellows-hand": Bellows, "yard-clerk": Notebook,
  haggler: Conversation, "scrap-sorter": Recycle, "nail-header": HammerNails, "gem-vice": CrystalShine,
  "casting-ladle": Ladle, "plate-stake": StakeHammer, "rune-chisel": Chisel, "long-tongs": Pincers,
  "gold-burnisher": Trowel, "shield-form": MetalDisc, "school-bench": SchoolBag,
  "star-crucible": MeltingMetal, "crown-fuller": GearHammer, "gilding-brush": PaintBrush,
  "facet-wheel": StoneWheel, "glyph-stamp": Stamper, "silver-needle": SewingNeedle,
  "royal-swage": SwordSmithing, "keg-of-nails": Barrel, goblet: JeweledChalice,
  "trail-knife": BowieKnife, "ale-hall-buckler": RoundShield, "ring-coif": VisoredHelm,
  "silver-heater": EdgedShield, "road-axe": SharpAxe, "seal-ring": Ring, "rune-lantern": LanternFlame,
  "door-hinges": DoorHandle, "stew-kettle": CampCookingPot, "watch-sword": AncientSword,
  "boar-spear": Spears, "cart-shield": VikingShield, "digger-greaves": Greaves,
  "feast-gauntlets": Gauntlet, "cloak-clasp": GemPendant, "ever-candles": Candles, "moon-brooch": Moon,
  "throwing-hammer": HammerDrop, "bridge-shield": RomanShield, "scout-scales": ScaleMail,
  "frost-flask": RoundBottomFlask, "jewelled-dirk": Stiletto, "toll-crown": QueenCrown,
  "hall-breaker": Warhammer, oathblade: RuneSword, "ember-maul": FlangedMace,
  gatewarden: CrenulatedShield, sunwall: RosaShield, deepguard: LayeredArmor, starmail: ChainMail,
  hearthsword: Gladius, boulderface: RuneStone, "banner-cuirass": ArmorVest,
  "golden-hauberk": MailShirt, thunderhead: ThorHammer, "ruby-fang": RelicBlade, stormspear: SpearHook,
  "winters-edge": WingedSword, "mountains-word": BattleAxe, moonmirror: MirrorMirror,
  "green-bulwark": GriffinShield, runeguard: MagicShield, rootwall: CheckedShield,
  "five-halls-aegis": WingedShield, tideplate: Lamellar, "spark-harness": AbdominalArmor,
  "crown-plate": CapeArmor, "quiet-mail": ChestArmor, emberheart: HeartArmor, drumplate: MetalScales,
}; // prettier-ignore

/** Types and subtypes of guild cards. */
const SORTS: Record<string, Component> = {
  weapon: Broadsword,
  shield: BorderedShield,
  armor: Breastplate,
  other: GemNecklace,
  apprentice: Blacksmith,
  tool: FlatHammer,
  item: JeweledChalice,
  "kings-item": Crown,
};

export const pictureOf = (card: string): Component => PICTURES[card] ?? Anvil;
export const sortIcon = (sort: string): Component | undefined => SORTS[sort];
