import { Alert, Button } from 'antd'
import { type DesktopText, useT } from '../../../../kernel/text.ts'
import styles from './person.module.css'
import type { PersonField } from './person-values.ts'
import type { Meanwhile } from './use-person-draft.ts'

const FIELD_NAMES: Readonly<Record<PersonField, DesktopText>> = {
  name: 'org.name',
  userName: 'org.user_name',
  mobile: 'org.mobile',
  email: 'org.email',
  labelIds: 'org.labels',
  places: 'org.places',
}

interface EditConflictNoteProps {
  meanwhile: Meanwhile
  onDrop: () => void
}

/** Somebody else has saved: names their changes, and says that nothing typed here is lost. */
export function EditConflictNote({ meanwhile, onDrop }: EditConflictNoteProps) {
  const t = useT()
  const { taken, disputed, theirs } = meanwhile
  const wordOf = (field: PersonField) => {
    const value = theirs[field]
    return typeof value === 'string' && value
      ? t('org.meanwhile_theirs', { field: t(FIELD_NAMES[field]), value })
      : t(FIELD_NAMES[field])
  }
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('org.meanwhile_title')}
      description={
        <div className={styles.meanwhile}>
          <p>{t('org.meanwhile_text')}</p>
          {taken.length > 0 && (
            <p>{t('org.meanwhile_taken', { fields: taken.map((field) => t(FIELD_NAMES[field])).join(', ') })}</p>
          )}
          {disputed.length > 0 && (
            <>
              <p>{t('org.meanwhile_disputed')}</p>
              <ul>
                {disputed.map((field) => (
                  <li key={field}>{wordOf(field)}</li>
                ))}
              </ul>
            </>
          )}
          <Button size="small" onClick={onDrop}>
            {t('org.meanwhile_drop')}
          </Button>
        </div>
      }
    />
  )
}
