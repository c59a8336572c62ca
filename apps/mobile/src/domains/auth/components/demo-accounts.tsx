import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useCallback, useState } from 'react'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import type { useSignIn } from '../use-sign-in.ts'
import styles from './demo-accounts.module.css'

const DEMO_ROLES = [
  'learner',
  'manager',
  'teacher',
  'author',
  'reviewer',
  'auditor',
  'admin',
  'emma',
  'newcomer',
] as const
const isDemoRole = (role: string): role is (typeof DEMO_ROLES)[number] => DEMO_ROLES.some((known) => known === role)

/** On a demo installation: signs in with one tap. Other installations show nothing here. */
export function DemoAccounts({ attempt }: { attempt: ReturnType<typeof useSignIn> }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const methods = useCall('GET /sands-user/api/v1/auth/login-methods', undefined, { silent: true })
  const demo = methods.data?.demo
  if (!demo) return null
  const roleName = (role: string) => (isDemoRole(role) ? t(`auth.demo_${role}`) : role)
  const enter = (userName: string) => {
    close()
    void attempt.submit(userName, demo.password)
  }
  return (
    <div className={styles.offer}>
      <Button look="soft" block onClick={() => setOpen(true)}>
        {t('auth.demo')}
      </Button>
      <Sheet title={t('auth.demo')} open={open} onClose={close}>
        <p className={styles.text}>{t('auth.demo_text')}</p>
        <ul className={styles.accounts}>
          {demo.accounts.map((account) => (
            <li key={account.userName}>
              <button type="button" className={styles.account} onClick={() => enter(account.userName)}>
                <Avatar name={account.name} size={44} />
                <span className={styles.words}>
                  <span className={styles.name}>{account.name}</span>
                  <span className={styles.role}>{roleName(account.role)}</span>
                </span>
                <span className={styles.userName}>{account.userName}</span>
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  )
}
