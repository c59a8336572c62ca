import type { ApplyField } from '@sands/contract/apply/apply.model'
import type { ManagedEntry } from '@sands/contract/apply/manage.model'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import styles from '../apply.module.css'

const TONES: Readonly<Record<ManagedEntry['state'], Tone>> = {
  asked: 'warning',
  booked: 'success',
  waiting: 'info',
  declined: 'danger',
  withdrawn: 'neutral',
  removed: 'danger',
  cancelled: 'neutral',
}

/** The state of a person, with the place on the waiting list and the reason. */
export function EntryTag({ entry }: { entry: ManagedEntry }) {
  const t = useT()
  const { state, waitingPlace, reason } = entry
  return (
    <span className={styles.cells}>
      <StateTag tone={TONES[state]}>{t(`apply.state_${state}`)}</StateTag>
      {waitingPlace !== null && (
        <span className={styles.quiet}>{t('apply.place_number', { place: waitingPlace })}</span>
      )}
      {reason && <span className={styles.quiet}>{reason}</span>}
    </span>
  )
}

interface AnswerListProps {
  entry: ManagedEntry
  fields: readonly ApplyField[]
}

/** What the person filled in. */
export function AnswerList({ entry: { answers, files }, fields }: AnswerListProps) {
  return (
    <span className={styles.answers}>
      {fields.map(({ key, kind, label }) => {
        const values = answers.find((answer) => answer.key === key)?.values
        if (!values) return null
        return (
          <span key={key}>
            <span className={styles.quiet}>{label}</span>{' '}
            {kind === 'file'
              ? files.flatMap(({ id, fileName, url }) =>
                  values.includes(id) ? (
                    <a key={id} href={url} target="_blank" rel="noopener">
                      {fileName}{' '}
                    </a>
                  ) : (
                    []
                  ),
                )
              : values.join(', ')}
          </span>
        )
      })}
    </span>
  )
}
