import { BankOutlined, CheckOutlined, DownOutlined } from '@ant-design/icons'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { goToCollege } from '@sands/web/session/switch-college'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useT } from '../kernel/text.ts'
import { popupContainer } from '../kernel/ui/popup-container.ts'
import { useViewer } from '../kernel/viewer.ts'
import styles from './college-menu.module.css'

/** The managed college, and a menu to switch for people who belong to several. */
export function CollegeMenu() {
  const t = useT()
  const { collegeId, collegeName } = useViewer()
  const colleges = useCall('POST /sands-lms/api/v1/college/list', undefined, { silent: true }).data?.colleges ?? []
  const [going, setGoing] = useState(false)
  const go = async (id: CollegeId) => {
    setGoing(true)
    const isThere = await goToCollege(id).then(
      () => true,
      // The call layer has shown the error; the person stays in the current college.
      () => false,
    )
    setGoing(false)
    // A reload makes sure that no form keeps data of the previous college.
    if (isThere) window.location.reload()
  }

  const name = (
    <span className={styles.name} title={collegeName}>
      {collegeName}
    </span>
  )
  if (colleges.length < 2) {
    return (
      <p className={styles.college}>
        <BankOutlined aria-hidden className={styles.icon} />
        {name}
      </p>
    )
  }
  return (
    <div className={styles.place}>
      <Dropdown
        trigger={['click']}
        autoFocus
        getPopupContainer={popupContainer}
        placement="bottomLeft"
        menu={{
          items: colleges.map((college) => ({
            key: college.id,
            label: college.collegeName,
            disabled: college.id === collegeId,
            extra: college.id === collegeId ? <CheckOutlined aria-label={t('org.college_current')} /> : null,
            onClick: () => void go(college.id),
          })),
        }}
      >
        <Button block className={styles.button ?? ''} icon={<BankOutlined aria-hidden />} loading={going}>
          {name}
          <span className="visually-hidden">{t('manage.college_switch')}</span>
          <DownOutlined aria-hidden className={styles.arrow} />
        </Button>
      </Dropdown>
    </div>
  )
}
