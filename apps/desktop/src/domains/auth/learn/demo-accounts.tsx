import { useCall } from '@sands/web/call/use-call'
import { type DesktopText, useT } from '../../../kernel/text.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import styles from './demo-accounts.module.css'

const ROLES: Readonly<Record<string, DesktopText>> = {
  learner: 'auth.demo_learner',
  manager: 'auth.demo_manager',
  teacher: 'auth.demo_teacher',
  author: 'auth.demo_author',
  reviewer: 'auth.demo_reviewer',
  auditor: 'auth.demo_auditor',
  admin: 'auth.demo_admin',
  emma: 'auth.demo_emma',
  newcomer: 'auth.demo_newcomer',
}

interface DemoAccountsProps {
  disabled: boolean
  onChoose: (fields: { userName: string; password: string }) => void
}

/** Only on a demo installation: signs in as any demo person with one click. */
export function DemoAccounts({ disabled, onChoose }: DemoAccountsProps) {
  const t = useT()
  const demo = useCall('GET /sands-user/api/v1/auth/login-methods', {}, { silent: true }).data?.demo
  if (!demo) return null
  const roleName = (role: string) => {
    const name = ROLES[role]
    return name ? t(name) : role
  }
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={styles.title}>
        {t('auth.demo_one_click')}
      </h2>
      <ul className={styles.list}>
        {demo.accounts.map((account) => (
          <li key={account.userName}>
            <button
              type="button"
              className={styles.account}
              disabled={disabled}
              onClick={() => onChoose({ userName: account.userName, password: demo.password })}
            >
              <Avatar person={{ name: account.name, avatarFileUrl: null }} />
              <span className={styles.words}>
                <span className={styles.name}>{account.name}</span>
                <span className={styles.role}>{roleName(account.role)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
