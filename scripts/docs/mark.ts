/** The mark of the project, as SVG on a 24 by 24 grid: a house with a wire out of its door. To be stroked. */
export const markShapes =
  '<path d="M19 11V9.5L11.5 4 4 9.5V20h15"/><circle cx="11.5" cy="14" r="2.25"/><path d="M13.75 14H22"/>'
