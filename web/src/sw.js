// The page's worker: keeps what the build made, and shows a page of its own when the server is away.
const CACHE = "dvergar-__BUILD__";
const OFFLINE = "/offline.html";
const KEPT = [OFFLINE, "/icon.svg"];

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)));
    self.skipWaiting();
});

self.addEventListener("activate", (event) => {
    event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

async function forgetOld() {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== location.origin) return;
    if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
    else if (KEPT.includes(url.pathname) || url.pathname.startsWith("/assets/"))
        event.respondWith(fromCache(request));
});

// The names of assets carry a hash: what is kept never grows old.
async function fromCache(request) {
    const kept = await caches.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
}

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(toTable(`/table/${event.notification.tag}`));
});

async function toTable(path) {
    const pages = await self.clients.matchAll({ type: "window" });
    const open = pages.find((page) => new URL(page.url).pathname === path);
    return open ? open.focus() : self.clients.openWindow(path);
}
