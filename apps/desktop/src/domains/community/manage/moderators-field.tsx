import type { UserId } from '@sands/contract/kernel/schema'
import { Tag } from 'antd'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './community.module.css'

type Moderators = readonly { userId: UserId; name: string }[]

interface ModeratorsFieldProps {
  moderators: Moderators
  onChange: (moderators: Moderators) => void
}

/** The moderators of a board as tags, and a field to find further people. */
export function ModeratorsField({ moderators, onChange }: ModeratorsFieldProps) {
  const t = useT()
  const mayFind = may(useViewer(), 'org.audiences.view')
  return (
    <div className={styles.checks}>
      {mayFind && (
        <Field label={t('community.manage_moderator_add')}>
          {(field) => (
            <PersonChoice
              field={field}
              value={null}
              onChange={(person) => {
                if (!person || moderators.some(({ userId }) => userId === person.id)) return
                onChange([...moderators, { userId: person.id, name: person.name }])
              }}
            />
          )}
        </Field>
      )}
      {moderators.length > 0 && (
        <ul className={styles.acts} aria-label={t('community.manage_moderators')}>
          {moderators.map(({ userId, name }) => (
            <li key={userId}>
              <Tag closable onClose={() => onChange(moderators.filter((other) => other.userId !== userId))}>
                {name}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
