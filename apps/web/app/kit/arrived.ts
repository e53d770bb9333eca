/**
 * Stands in the page itself: marks a page that has all it needs to be used, a moment after it came, so that it wakes first. Until then
 * pictures below the screen wait (`part-card.css`).
 */
export const ARRIVED_SCRIPT = 'addEventListener("load",()=>setTimeout(()=>document.documentElement.setAttribute("data-arrived",""),1000));'
