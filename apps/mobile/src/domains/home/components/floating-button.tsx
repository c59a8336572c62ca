import type { FloatingButton as Button } from '@sands/contract/home/home.model'
import { Picture } from '../../../kernel/ui/picture.tsx'
import { useFloat } from '../../../kernel/ui/use-float.ts'
import { useJump } from '../../../kernel/use-jump.ts'
import styles from './floating-button.module.css'

/** The company's own button over the page; it can be moved out of the way. */
export function FloatingButton({ button }: { button: Button }) {
  const jump = useJump()
  const { dataName: name, dataJumpType: type, dataJumpId: moduleId, dataJumpUrl: link } = button
  const float = useFloat(() => jump({ type, moduleId, link }, name))
  return (
    <button type="button" className={styles.button} aria-label={name} title={name} {...float}>
      <Picture picture={button.picture} alt="" sizes="64px" ratio="1" fit="contain" />
    </button>
  )
}
