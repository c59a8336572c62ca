import type { FloatingButton as Button } from '@sands/contract/home/home.model'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Suspense } from 'react'
import { Nothing } from '../../../kernel/ui/missing.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import { useJump } from '../../../kernel/use-jump.ts'
import styles from './floating-button.module.css'

const Bubble = lazyPart(async () => (await import('../../../kernel/ui/float/bubble.tsx')).Bubble, Nothing)

/** The company's floating button over the page; people can move it aside. */
export function FloatingButton({ button }: { button: Button }) {
  const jump = useJump()
  const { dataName: name, dataJumpType: type, dataJumpId: moduleId, dataJumpUrl: link } = button
  return (
    <Suspense>
      <Bubble label={name} className={styles.button} onTap={() => jump({ type, moduleId, link }, name)}>
        <Picture picture={button.picture} alt="" sizes="64px" ratio="1" fit="contain" />
      </Bubble>
    </Suspense>
  )
}
