import type { UserId } from '@sands/contract/kernel/schema'
import type { AudiencePerson } from '@sands/contract/org/audience.model'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './lecturers.module.css'

interface PersonFieldProps {
  value: UserId | null
  /** The person who was chosen before, with their name. */
  known: { userId: UserId | null; userName: string | null; name: string } | undefined
  onChange: (person: Pick<AudiencePerson, 'id' | 'name'> | null) => void
}

/** The account of the lecturer. */
export function PersonField({ value, known, onChange }: PersonFieldProps) {
  const t = useT()
  const mayFind = may(useViewer(), 'org.audiences.view')
  if (!mayFind) {
    return (
      <p className={styles.quiet}>
        {t('lecturer.manage_person_no_right', { right: t('org.right.org.audiences.view') })}
      </p>
    )
  }
  const before = known?.userId
    ? { id: known.userId, name: known.name, userName: known.userName ?? '', departmentName: '' }
    : undefined
  return (
    <Field label={t('lecturer.manage_person')} hint={t('lecturer.manage_person_hint')}>
      {(field) => <PersonChoice field={field} value={value} known={before} onChange={onChange} />}
    </Field>
  )
}
