import { type Right, reachOf } from '@sands/contract/rights'
import { Checkbox } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { rightGroups } from './rights.ts'
import styles from './roles.module.css'

interface RightBoxesProps {
  chosen: readonly Right[]
  onChange: (rights: Right[]) => void
}

/** One checkbox for each right. Rights that the viewer does not hold cannot be added to a role or removed from it. */
export function RightBoxes({ chosen, onChange }: RightBoxesProps) {
  const t = useT()
  const viewer = useViewer()
  const toggle = (right: Right) =>
    onChange(chosen.includes(right) ? chosen.filter((each) => each !== right) : [...chosen, right])
  return rightGroups.map(({ domain, rights }) => (
    <fieldset key={domain} className={styles.group}>
      <legend className={styles.heading}>{t(`org.rights_${domain}`)}</legend>
      <div className={styles.rights}>
        {rights.map((right) => {
          const isOwn = may(viewer, right)
          return (
            <Checkbox
              key={right}
              checked={chosen.includes(right)}
              disabled={!isOwn}
              onChange={() => toggle(right)}
              aria-label={t(`org.right.${right}`)}
            >
              <span className={styles.rightWords}>
                <span>{t(`org.right.${right}`)}</span>
                <span className={styles.quiet}>
                  {isOwn
                    ? [t(`org.right.${right}.text`), t(`org.right_reach_${reachOf(right)}`)].join(' · ')
                    : t('org.role_not_yours')}
                </span>
              </span>
            </Checkbox>
          )
        })}
      </div>
    </fieldset>
  ))
}
