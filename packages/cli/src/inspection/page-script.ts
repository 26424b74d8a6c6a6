/** The script of the inspection page: zoom and the details of the word that is pointed at. */
export const PAGE_SCRIPT = `
"use strict";
const sheet = document.getElementById("sheet");
const svg = document.getElementById("page");
const box = svg.viewBox.baseVal;
let zoom = 1;

function setZoom(value) {
  zoom = Math.min(8, Math.max(0.25, value));
  svg.setAttribute("width", box.width * zoom);
  svg.setAttribute("height", box.height * zoom);
  document.getElementById("zoom-level").value = Math.round(zoom * 100) + "%";
}
function fitWidth() {
  const style = getComputedStyle(sheet);
  const room = sheet.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  setZoom(room / box.width);
}
document.getElementById("zoom-in").addEventListener("click", () => setZoom(zoom * 1.25));
document.getElementById("zoom-out").addEventListener("click", () => setZoom(zoom / 1.25));
document.getElementById("zoom-fit").addEventListener("click", fitWidth);
sheet.addEventListener("wheel", (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const frame = svg.getBoundingClientRect();
  const x = (event.clientX - frame.left) / zoom;
  const y = (event.clientY - frame.top) / zoom;
  setZoom(zoom * Math.exp(-event.deltaY / 400));
  const moved = svg.getBoundingClientRect();
  sheet.scrollBy(moved.left + x * zoom - event.clientX, moved.top + y * zoom - event.clientY);
}, { passive: false });

const pointed = document.getElementById("pointed");
function show(word) {
  const facts = [
    ["Text", word.querySelector("text").textContent],
    ["State", word.classList[1]],
    ["Field", word.dataset.field],
    ["Row", word.dataset.row],
    ["Box", word.dataset.box],
  ];
  pointed.replaceChildren(...facts.filter((fact) => fact[1]).flatMap((fact) => {
    const name = document.createElement("dt");
    const value = document.createElement("dd");
    name.textContent = fact[0];
    value.textContent = fact[1];
    return [name, value];
  }));
}
svg.addEventListener("pointerover", (event) => {
  const word = event.target.closest(".word");
  if (word) show(word);
});
function showTarget() {
  const word = document.querySelector(".word:target");
  if (!word) return;
  show(word);
  word.scrollIntoView({ block: "center", inline: "center" });
}
addEventListener("hashchange", showTarget);
// The target of the address is known only once the page has loaded.
addEventListener("load", showTarget);
fitWidth();
`;
