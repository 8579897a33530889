/**
 * Stands in the build for Blueprint's loader of icons by name, which brings all 700 of them with the first that is
 * drawn. Lint asks for components; a name that slips past it fails here when it is first drawn.
 */
export const Icons = { getPaths: refuse, load: refuse };

function refuse(icon: string): never {
  throw new Error(`The icon "${icon}" is drawn by its name: pass its component from @blueprintjs/icons.`);
}
