/** What the file picker offers first for a picture (spec section 5); the server looks at the content. */
export const PICTURE_FILES = '.jpg,.jpeg,.png,image/jpeg,image/png';
