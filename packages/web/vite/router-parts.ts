import type { Plugin } from 'vite'

const ROUTER = /node_modules\/react-router\/dist\/production\/lib\//
/** Names for the developer tools of React. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
const WRAPPED = /\bReact(?:\$1)?\.(?:forwardRef|memo|createContext)\(/g

/**
 * Lets the build drop components of the router that nothing uses, such as its forms. Without this it would have to
 * assume that wrapping and naming a component does something else besides.
 */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    apply: 'build',
    transform: (code, id) =>
      ROUTER.test(id)
        ? { code: code.replace(DISPLAY_NAME, '').replace(WRAPPED, '/* @__PURE__ */ $&'), map: null }
        : undefined,
  }
}
