/** Written by `npm run addressed-text -- --train`. */
export const LEARNING_DIGEST = '991b1b93219f3883efb0d06474dcd608f1d6f70731eb80db4529bd5bf133f61f';
