import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { useCall } from '@sands/web/call/use-call'
import { Button, Drawer, Skeleton, Tabs } from 'antd'
import { useState } from 'react'
import { useT } from '../text.ts'
import { FailureBlock } from '../ui/page/failure-block.tsx'
import styles from './audience.module.css'
import { AudienceCount } from './audience-count.tsx'
import { DepartmentList } from './department-list.tsx'
import { PartChips } from './part-chips.tsx'
import { findPart, type PartPicking, type Side, withoutPart, withPart } from './parts.ts'
import { PeopleFinder } from './people-finder.tsx'
import { PostOrLabelList } from './post-or-label-list.tsx'

interface PartDrawerProps {
  /** The side (included or excluded) that is being chosen; null closes the drawer. */
  side: Side | null
  value: AudienceChoice
  onChange: (choice: AudienceChoice) => void
  onClose: () => void
}

/** Offers departments, posts, labels and people. A tick takes effect at once. */
export function PartDrawer({ side, value, onChange, onClose }: PartDrawerProps) {
  const t = useT()
  // Remembered while the drawer closes, so that its texts do not change during the animation.
  const [shown, setShown] = useState<Side>('included')
  if (side && side !== shown) setShown(side)
  const title = shown === 'included' ? t('manage.audience_choose_included') : t('manage.audience_choose_excluded')
  return (
    <Drawer
      open={side !== null}
      onClose={onClose}
      size={560}
      title={title}
      destroyOnHidden
      footer={
        <div className={styles.drawerFoot}>
          <AudienceCount choice={value} />
          <Button type="primary" onClick={onClose}>
            {t('manage.audience_done')}
          </Button>
        </div>
      }
    >
      <div className={styles.drawer}>
        {value[shown].length > 0 && (
          <PartChips
            label={title}
            parts={value[shown]}
            onRemove={(part) => onChange(withoutPart(value, shown, part))}
          />
        )}
        <PartTabs
          picking={{
            chosen: (part) => findPart(value[shown], part),
            put: (part) => onChange(withPart(value, shown, part)),
            take: (part) => onChange(withoutPart(value, shown, part)),
          }}
        />
      </div>
    </Drawer>
  )
}

function PartTabs({ picking }: { picking: PartPicking }) {
  const t = useT()
  const options = useCall('GET /sands-user/api/v1/manage/audience/options')
  if (options.isPending) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  if (!options.data) return <FailureBlock error={options.error} onRetry={() => void options.refetch()} />
  const { departments, posts, labels } = options.data
  return (
    <Tabs
      items={[
        {
          key: 'departments',
          label: t('manage.audience_departments'),
          children: <DepartmentList departments={departments} picking={picking} />,
        },
        {
          key: 'posts',
          label: t('manage.audience_posts'),
          children: <PostOrLabelList kind="post" postsOrLabels={posts} picking={picking} />,
        },
        {
          key: 'labels',
          label: t('manage.audience_labels'),
          children: <PostOrLabelList kind="label" postsOrLabels={labels} picking={picking} />,
        },
        { key: 'people', label: t('manage.audience_users'), children: <PeopleFinder picking={picking} /> },
      ]}
    />
  )
}
