import type { ManagedUserDetail } from '@sands/contract/org/people.model'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useMoments } from '../../../../kernel/moment.ts'
import { useT } from '../../../../kernel/text.ts'
import { Avatar } from '../../../../kernel/ui/avatar.tsx'
import { StateTag } from '../../../../kernel/ui/state-tag.tsx'
import { may, useViewer } from '../../../../kernel/viewer.ts'
import { useRoleName } from '../use-role-name.ts'
import lists from './people.module.css'
import styles from './person.module.css'
import { usePeopleActs } from './use-people-acts.ts'

interface PersonHeadProps {
  person: ManagedUserDetail
  mayEdit: boolean
  onPassword: (name: string, password: string) => void
}

/** The name of a person, the state of the account, and the actions on it. */
export function PersonHead({ person, mayEdit, onPassword }: PersonHeadProps) {
  const t = useT()
  const { day } = useMoments()
  const roleName = useRoleName()
  const mayRoles = may(useViewer(), 'org.roles.view')
  const acts = usePeopleActs()
  const isActive = person.status === 'active'
  return (
    <div className={styles.head}>
      <Avatar person={person} size={72} />
      <div className={styles.headWords}>
        <h2 className={styles.name}>{person.name}</h2>
        <div className={lists.tags}>
          <StateTag tone={isActive ? 'success' : 'neutral'}>
            {isActive ? t('org.status_active') : t('org.status_disabled')}
          </StateTag>
          {!person.hasPassword && <StateTag tone="warning">{t('org.password_none')}</StateTag>}
          {person.roles.map((role) => (
            <span key={role.id} className={lists.tag} data-kind="role">
              {roleName(role)}
            </span>
          ))}
        </div>
        <p className={lists.quiet}>
          {t('org.added_on', { day: day(person.createdAt) })}
          {mayRoles && (
            <>
              {' · '}
              <Link className={styles.why} to={`/manage/org/why?userId=${person.id}`}>
                {t('org.why_link')}
              </Link>
            </>
          )}
        </p>
        {mayEdit && (
          <div className={styles.headActs}>
            <Button
              size="small"
              onClick={() => acts.askReset(person, { onPassword: (text) => onPassword(person.name, text) })}
            >
              {person.hasPassword ? t('org.reset') : t('org.give_password')}
            </Button>
            <Button size="small" onClick={() => acts.askFactorReset(person)}>
              {t('auth.factor_reset')}
            </Button>
            <Button
              size="small"
              danger={isActive}
              onClick={() => acts.askStatus([person], isActive ? 'disabled' : 'active', () => {})}
            >
              {isActive ? t('org.disable') : t('org.enable')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
