import type { CeoPerson } from '@sands/contract/feedback/ceo.model'
import { useT } from '@sands/web/i18n/i18n'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import styles from './leader-choice.module.css'

interface LeaderChoiceProps {
  leaders: readonly CeoPerson[]
  chosen: string | undefined
  onChoose: (id: string) => void
  error: string | undefined
}

/** The leaders a person can write to, with their portraits. */
export function LeaderChoice({ leaders, chosen, onChoose, error }: LeaderChoiceProps) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={error && `${name}-error`}>
      <legend className={styles.label}>{t('feedback.ceo_to_whom')}</legend>
      <div className={styles.leaders}>
        {leaders.map((leader) => (
          <label key={leader.id} className={styles.leader}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={leader.id === chosen}
              onChange={() => onChoose(leader.id)}
            />
            <Avatar name={leader.name} src={leader.avatarFileUrl} size={40} />
            <span className={styles.words}>
              <span className={styles.name}>{leader.name}</span>
              {leader.postName && <span className={styles.post}>{leader.postName}</span>}
            </span>
            <CircleCheck size={20} aria-hidden className={styles.mark} />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
