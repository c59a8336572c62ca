import { DesktopOutlined, LogoutOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { useSignOut } from '../../../kernel/use-sign-out.ts'
import styles from './profile-cards.module.css'

export function SignOutCard() {
  const t = useT()
  const signOut = useSignOut()
  return (
    <Card title={t('settings.sign_out')}>
      <p className={styles.note}>{t('settings.sign_out_everywhere_text')}</p>
      <div className={styles.acts}>
        <Button icon={<LogoutOutlined aria-hidden />} onClick={() => void signOut.here()}>
          {t('auth.sign_out_here')}
        </Button>
        <Button icon={<DesktopOutlined aria-hidden />} onClick={signOut.askEverywhere}>
          {t('settings.sign_out_everywhere')}
        </Button>
      </div>
    </Card>
  )
}
