/** Written by `npm run addressed-text -- --train`. */
export const LEARNING_DIGEST = '715b3c742d04f0fe4edd64381fdcb1c6505142c01ded8a17b0d78b5047782b76';
