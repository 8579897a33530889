/** `#rgb` or `#rrggbb`. */
export const colourPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
