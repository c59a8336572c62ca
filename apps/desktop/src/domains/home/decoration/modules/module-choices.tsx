import type { BlockCode } from '@sands/rules/decoration'
import { useT } from '../../../../kernel/text.ts'
import { PartPicture } from '../items/part-picture.tsx'
import styles from './modules.module.css'

/** A kind of module to choose: its drawing, its name and its purpose. */
export function ModuleChoices({ code }: { code: BlockCode }) {
  const t = useT()
  return (
    <span className={styles.offer}>
      <PartPicture part={code} />
      <span className={styles.words}>
        <span className={styles.name}>{t(`home.part_${code}`)}</span>
        <span className={styles.meta}>{t(`home.edit_about_${code}`)}</span>
      </span>
    </span>
  )
}
