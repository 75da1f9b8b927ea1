/** Client and server build of the site; `build/build.ts` runs both. */
declare const _default: import('vite').UserConfigFnObject;
export default _default;
