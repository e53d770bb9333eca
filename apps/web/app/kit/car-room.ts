/**
 * Stands in the page itself, before anything is painted: marks a page whose visitor has chosen a car, so that room is kept for what is
 * about to be said of it (`app.css`). A damaged garage is none.
 */
export const CAR_ROOM_SCRIPT =
  'try{if(JSON.parse(localStorage.garage).chosen>=0)document.documentElement.setAttribute("data-car","")}catch(e){};'
