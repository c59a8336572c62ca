import { DesktopOutlined, DownOutlined, LogoutOutlined, MobileOutlined } from '@ant-design/icons'
import { CallError } from '@sands/web/call/call'
import { signOut } from '@sands/web/session/session'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../kernel/text.ts'
import { Avatar } from '../kernel/ui/avatar.tsx'
import { beside } from '../kernel/ui/beside.ts'
import { useConfirm } from '../kernel/ui/use-confirm.ts'
import { useViewer } from '../kernel/viewer.ts'
import styles from './account-menu.module.css'
import { PhoneWindow } from './phone-window.tsx'

export function AccountMenu() {
  const t = useT()
  const viewer = useViewer()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [phoneOpen, setPhoneOpen] = useState(false)

  const leave = async (everywhere: boolean) => {
    try {
      await signOut({ everywhere })
    } catch (error) {
      // The reason was shown; without the server's word the other devices are still signed in, and so is this one.
      if (error instanceof CallError) return
      throw error
    }
    await navigate('/login', { replace: true })
  }
  const askEverywhere = () =>
    confirm({
      title: t('settings.sign_out_everywhere_ask'),
      text: t('settings.sign_out_everywhere_text'),
      action: t('settings.sign_out_everywhere'),
      danger: true,
      run: () => leave(true),
    })

  return (
    <>
      <Dropdown
        trigger={['click']}
        autoFocus
        getPopupContainer={beside}
        placement="bottomRight"
        menu={{
          items: [
            {
              key: 'phone',
              icon: <MobileOutlined aria-hidden />,
              label: t('manage.open_on_phone'),
              onClick: () => setPhoneOpen(true),
            },
            { type: 'divider' },
            {
              key: 'here',
              icon: <LogoutOutlined aria-hidden />,
              label: t('settings.sign_out'),
              onClick: () => void leave(false),
            },
            {
              key: 'everywhere',
              icon: <DesktopOutlined aria-hidden />,
              label: t('settings.sign_out_everywhere'),
              onClick: askEverywhere,
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
      <PhoneWindow open={phoneOpen} onClose={() => setPhoneOpen(false)} />
    </>
  )
}
