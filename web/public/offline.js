// Shown instead of a page that did not load, whose URL stays in the address bar.
document.getElementById("again")?.setAttribute("href", location.href);

// The browser may report being online before the network really works.
async function reloadWhenOnline() {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    setTimeout(reloadWhenOnline, 3000);
    return;
  }
  location.reload();
}
if (location.pathname !== "/offline.html") {
  addEventListener("online", reloadWhenOnline);
  if (navigator.onLine) setTimeout(reloadWhenOnline, 3000);
}
