import { useEffect, useRef } from 'react'

/** The renderer comes with the first formula. */
export const loadFormulas = () => import('katex')

interface FormulaProps {
  tex: string
  isBlock: boolean
}

/** A formula. The TeX is readable until the renderer has come. */
export function Formula({ tex, isBlock }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const { default: katex } = await loadFormulas()
      // MathML needs no style sheet and no fonts, and screen readers read it.
      if (!isGone && place.current)
        katex.render(tex, place.current, { output: 'mathml', displayMode: isBlock, throwOnError: false, trust: false })
    }
    // Without the renderer, the TeX stays.
    draw().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [tex, isBlock])
  return <span ref={place}>{tex}</span>
}
