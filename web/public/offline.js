// Shown in place of the page that could not be loaded: its address stays in the address bar.
document.getElementById("again")?.setAttribute("href", location.href);
addEventListener("online", () => location.reload());
