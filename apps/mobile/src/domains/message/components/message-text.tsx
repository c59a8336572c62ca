import { JUMP } from '@sands/rules/jump'
import { Fragment } from 'react'
import { WayLink } from '../../../kernel/ui/way-link.tsx'
import { useJumpWay } from '../../../kernel/use-jump.ts'
import { type TextPart, textParts } from '../text-parts.ts'
import styles from './message-text.module.css'

/** A text with its line breaks. An address becomes a link when the jump table allows it. */
export function MessageText({ text }: { text: string }) {
  const wayTo = useJumpWay()
  return (
    <p className={styles.text}>
      {textParts(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        <Fragment key={index}>{shown(part)}</Fragment>
      ))}
    </p>
  )

  function shown({ text: words, isLink }: TextPart) {
    const way = isLink ? wayTo({ type: JUMP.link, link: words }) : undefined
    if (way?.kind !== 'to') return words
    return (
      <WayLink way={way} className={styles.link}>
        {words}
      </WayLink>
    )
  }
}
