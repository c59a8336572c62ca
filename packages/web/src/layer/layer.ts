import { useEffect, useEffectEvent } from 'react'

type OpenLayer = (onBack: () => void) => () => void

/** An app whose "back" means the page, whatever lies over it, has nothing to open. */
let openLayer: OpenLayer = () => () => undefined
export const setLayerOpener = (opener: OpenLayer): void => {
  openLayer = opener
}

/** While it is open, "back" closes this instead of the page. */
export function useLayer(open: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => (open ? openLayer(() => back()) : undefined), [open])
}
