import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import type { Change, Difference } from './page-difference.ts'
import styles from './publish.module.css'
import { usePartName } from './use-part-name.ts'

const TONES: Readonly<Record<Difference['kind'] | 'moved', Tone>> = {
  added: 'success',
  removed: 'danger',
  changed: 'warning',
  moved: 'info',
}
/** More names than this are not helpful. */
const MOST_NAMES = 3

/** A module whose only change is its position counts as moved. */
const kindOf = ({ kind, changes }: Difference): Difference['kind'] | 'moved' =>
  changes.length > 0 && changes.every(({ what }) => what === 'moved') ? 'moved' : kind

/** The differences of a page, one line for each module. */
export function DifferenceList({ label, differences }: { label: string; differences: readonly Difference[] }) {
  const t = useT()
  const partName = usePartName()
  const changeText = useChangeText()
  return (
    <ul className={styles.differences} aria-label={label}>
      {differences.map((difference) => {
        const kind = kindOf(difference)
        const words = difference.changes.map((change) => changeText(change, difference))
        return (
          <li key={`${difference.kind} ${difference.key}`} className={styles.difference}>
            <StateTag tone={TONES[kind]}>{t(`home.change_${kind}`)}</StateTag>
            <div className={styles.words}>
              <span className={styles.part}>{partName(difference)}</span>
              {difference.place !== null && kind !== 'moved' && (
                <span className={styles.place}>
                  {t(kind === 'removed' ? 'home.part_place_was' : 'home.part_place', { place: difference.place })}
                </span>
              )}
              {words.length > 0 && (
                <p className={styles.changes}>{words.reduce((one, other) => t('home.change_both', { one, other }))}</p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function useChangeText(): (change: Change, difference: Difference) => string {
  const t = useT()
  return (change, { place }) => {
    if (change.what === 'moved') return t('home.change_moved_to', { from: change.from, to: place ?? change.from })
    if (!('count' in change)) return t(`home.change_${change.what}`)
    const what = t(`home.change_${change.what}`, { count: change.count })
    if (change.names.length === 0) return what
    const shown = change.names.slice(0, MOST_NAMES)
    const list = shown.reduce((one, other) => t('home.change_names_both', { one, other }))
    const names = change.count > shown.length ? t('home.change_names_more', { names: list }) : list
    return t('home.change_named', { what, names })
  }
}
