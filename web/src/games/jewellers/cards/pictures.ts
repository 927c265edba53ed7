import type { Component } from "svelte";
import Anvil from "~icons/game-icons/anvil";
import Archive from "~icons/game-icons/archive-research";
import Axe from "~icons/game-icons/battle-axe";
import Bagpipes from "~icons/game-icons/bagpipes";
import Bellows from "~icons/game-icons/bellows";
import Bowl from "~icons/game-icons/fire-bowl";
import Bracelet from "~icons/game-icons/bracers";
import Brooch from "~icons/game-icons/gem-pendant";
import Bell from "~icons/game-icons/ringing-bell";
import Censer from "~icons/game-icons/smoking-orb";
import Chalice from "~icons/game-icons/jeweled-chalice";
import Circlet from "~icons/game-icons/crown";
import Collar from "~icons/game-icons/heavy-collar";
import Column from "~icons/game-icons/ionic-column";
import Cursed from "~icons/game-icons/cursed-star";
import Drum from "~icons/game-icons/drum";
import Earrings from "~icons/game-icons/crystal-earrings";
import Drops from "~icons/game-icons/drop-earrings";
import Fiddle from "~icons/game-icons/violin";
import Flute from "~icons/game-icons/flute";
import Font from "~icons/game-icons/water-fountain";
import Frame from "~icons/game-icons/wood-frame";
import Furnace from "~icons/game-icons/furnace";
import Gate from "~icons/game-icons/triple-gate";
import Gem from "~icons/game-icons/gems";
import Geode from "~icons/game-icons/crystal-growth";
import Goblet from "~icons/game-icons/holy-grail";
import Hammer from "~icons/game-icons/flat-hammer";
import Harp from "~icons/game-icons/harp";
import Helm from "~icons/game-icons/visored-helm";
import Horn from "~icons/game-icons/hunting-horn";
import Hurdy from "~icons/game-icons/accordion";
import Inkwell from "~icons/game-icons/quill-ink";
import Invest from "~icons/game-icons/gold-stack";
import Locket from "~icons/game-icons/locked-chest";
import Lute from "~icons/game-icons/banjo";
import Mirror from "~icons/game-icons/mirror-mirror";
import Necklace from "~icons/game-icons/gem-necklace";
import Orb from "~icons/game-icons/crystal-ball";
import Organ from "~icons/game-icons/pipe-organ";
import Parure from "~icons/game-icons/intricate-necklace";
import Pick from "~icons/game-icons/war-pick";
import Plinth from "~icons/game-icons/pyre";
import Privilege from "~icons/game-icons/wax-seal";
import Ring from "~icons/game-icons/ring";
import Scroll from "~icons/game-icons/scroll-unfurled";
import Shield from "~icons/game-icons/rosa-shield";
import Spectacles from "~icons/game-icons/spectacles";
import Staff from "~icons/game-icons/wizard-staff";
import Stele from "~icons/game-icons/obelisk";
import Swords from "~icons/game-icons/swords-emblem";
import Altar from "~icons/game-icons/star-altar";
import Table from "~icons/game-icons/table";
import Throne from "~icons/game-icons/stone-throne";
import Tiara from "~icons/game-icons/tiara";
import Tongs from "~icons/game-icons/pincers";
import Trough from "~icons/game-icons/barrel";
import Tower from "~icons/game-icons/stone-tower";
import Warhammer from "~icons/game-icons/warhammer";

/** By the prefix of a card's id, longer ones first. */
const PICTURES: [string, Component][] = [
  ["investment", Invest],
  ["privilege", Privilege],
  ["archive", Archive],
  ["cockade", Shield],
  ["silver-mirror", Mirror],
  ["gilded-mirror", Mirror],
  ["orb", Orb],
  ["garnet-studs", Earrings],
  ["moss-agate", Brooch],
  ["moonwater", Drops],
  ["ember-bracelet", Bracelet],
  ["oakleaf-tiara", Tiara],
  ["tidal-necklace", Necklace],
  ["festival-parure", Parure],
  ["runic-arms-of-concord", Swords],
  ["runic-arms", Axe],
  ["signet", Ring],
  ["throne", Throne],
  ["lineage-scroll", Scroll],
  ["ancestral-goblet", Goblet],
  ["livery-collar", Collar],
  ["portrait-frame", Frame],
  ["monument", Column],
  ["concord-of-the-gates", Gate],
  ["concord-of-the-halls", Tower],
  ["stele", Stele],
  ["runed-helm", Helm],
  ["bellows", Bellows],
  ["anvil", Anvil],
  ["quench", Trough],
  ["spectacles", Spectacles],
  ["long-tongs", Tongs],
  ["hooked-tongs", Tongs],
  ["ceremonial-hammer", Hammer],
  ["great-furnace", Furnace],
  ["brazier", Bowl],
  ["altar", Altar],
  ["font", Font],
  ["plinth", Plinth],
  ["offering-table", Table],
  ["coronation-censer", Censer],
  ["cursed", Cursed],
  ["geode", Geode],
  ["mage-staff", Staff],
  ["circlet", Circlet],
  ["chalice", Chalice],
  ["reliquary", Locket],
  ["organ", Organ],
  ["drum", Drum],
  ["bagpipe", Bagpipes],
  ["flute", Flute],
  ["war-horn", Horn],
  ["lute", Lute],
  ["fiddle", Fiddle],
  ["carillon", Bell],
  ["hurdy", Hurdy],
  ["warhammer", Warhammer],
  ["harp", Harp],
  ["inkwell", Inkwell],
];

/** The picture of a project or a gift; finds have the miner's pick. */
export function pictureOf(card: string, project = true): Component {
  return PICTURES.find(([start]) => card.startsWith(start))?.[1] ?? (project ? Gem : Pick);
}
