// Shown in place of the page that could not be loaded: its address stays in the address bar.
document.getElementById("again")?.setAttribute("href", location.href);

// The network may need a moment longer than the browser believes.
async function comeBack() {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    setTimeout(comeBack, 3000);
    return;
  }
  location.reload();
}
if (location.pathname !== "/offline.html") {
  addEventListener("online", comeBack);
  if (navigator.onLine) setTimeout(comeBack, 3000);
}
