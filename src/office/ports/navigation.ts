/** What moves between screens: the router, which the app names once it is made. */
export interface Navigator {
  navigate(path: string, options: { readonly replace: boolean }): unknown;
}

export function createNavigation() {
  let navigator: Navigator | null = null;
  return {
    attach: (router: Navigator) => void (navigator = router),
    go({ path, replace }: { readonly path: string; readonly replace: boolean }): null {
      navigator?.navigate(path, { replace });
      return null;
    },
  };
}
