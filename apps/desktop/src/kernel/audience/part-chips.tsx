import { CloseOutlined } from '@ant-design/icons'
import type { AudiencePart } from '@sands/contract/org/audience.model'
import { useT } from '../text.ts'
import styles from './audience.module.css'
import { type NamedPart, usePartNames } from './use-part-names.ts'

interface PartChipsProps {
  label: string
  parts: readonly AudiencePart[]
  /** Without this callback the parts are shown but cannot be removed. */
  onRemove?: (part: AudiencePart) => void
}

export function PartChips({ label, parts, onRemove }: PartChipsProps) {
  const t = useT()
  const named = usePartNames(parts)
  const nameOf = ({ name, gone }: NamedPart) => name ?? (gone ? t('manage.audience_gone') : '…')
  return (
    <ul className={styles.chips} aria-label={label}>
      {named.map((each) => (
        <li key={each.key} className={styles.chip} data-gone={each.gone}>
          <span>{nameOf(each)}</span>
          {onRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={t('manage.audience_remove', { name: nameOf(each) })}
              onClick={() => onRemove(each.part)}
            >
              <CloseOutlined aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
