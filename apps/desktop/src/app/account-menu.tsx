import { DesktopOutlined, DownOutlined, LogoutOutlined, MobileOutlined, UserOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPage } from '../kernel/lazy-page.tsx'
import { useT } from '../kernel/text.ts'
import { Avatar } from '../kernel/ui/avatar.tsx'
import { useOnce } from '../kernel/ui/form/use-once.ts'
import { popupContainer } from '../kernel/ui/popup-container.ts'
import { useSignOut } from '../kernel/use-sign-out.ts'
import { useWhenFetched } from '../kernel/use-when-fetched.ts'
import { useViewer } from '../kernel/viewer.ts'
import styles from './account-menu.module.css'

const PhoneWindow = lazyPage(() => import('./phone-window.tsx'), 'PhoneWindow')

export function AccountMenu() {
  const t = useT()
  const viewer = useViewer()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const [phoneOpen, setPhoneOpen] = useState(false)
  const hasPhone = useOnce(phoneOpen)
  const whenFetched = useWhenFetched(PhoneWindow)

  return (
    <>
      <Dropdown
        trigger={['click']}
        autoFocus
        getPopupContainer={popupContainer}
        placement="bottomRight"
        menu={{
          items: [
            {
              key: 'profile',
              icon: <UserOutlined aria-hidden />,
              label: t('org.profile'),
              onClick: () => void navigate('/profile'),
            },
            {
              key: 'phone',
              icon: <MobileOutlined aria-hidden />,
              label: t('manage.open_on_phone'),
              onClick: () => void whenFetched(() => setPhoneOpen(true)),
            },
            { type: 'divider' },
            {
              key: 'here',
              icon: <LogoutOutlined aria-hidden />,
              label: t('settings.sign_out'),
              onClick: () => void signOut.here(),
            },
            {
              key: 'everywhere',
              icon: <DesktopOutlined aria-hidden />,
              label: t('settings.sign_out_everywhere'),
              onClick: signOut.askEverywhere,
            },
          ],
        }}
      >
        <Button type="text" className={styles.button ?? ''}>
          <Avatar person={viewer} />
          <span className={styles.words}>
            <span className={styles.name}>{viewer.name}</span>
            {viewer.postName && <span className={styles.post}>{viewer.postName}</span>}
          </span>
          <span className="visually-hidden">{t('manage.account_menu')}</span>
          <DownOutlined aria-hidden className={styles.arrow} />
        </Button>
      </Dropdown>
      {hasPhone && <PhoneWindow open={phoneOpen} onClose={() => setPhoneOpen(false)} />}
    </>
  )
}
