import { PlusOutlined } from '@ant-design/icons'
import type { ManagedShopBanner } from '@sands/contract/shop/banner.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { jumpText } from '../../../kernel/jump/jump-choice.ts'
import { JumpWords } from '../../../kernel/jump/jump-words.tsx'
import { PictureView } from '../../../kernel/picture/picture-view.tsx'
import { useTerms } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from '../shop.module.css'
import { BannerDialog } from './banner-dialog.tsx'

/** The banners at the top of the shop, in their order. */
export function BannersPage() {
  const t = useT()
  const list = useCall('GET /sands-shopping/api/v1/manage/banner/list', {}, { staleTime: 0 })
  const [editing, setEditing] = useState<ManagedShopBanner | 'new'>()
  return (
    <ManagePage
      title={t('shop.manage_banners')}
      intro={t('shop.manage_banners_intro')}
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
          {t('shop.manage_banner_add')}
        </Button>
      }
    >
      {content()}
      <BannerDialog banner={editing} onClose={() => setEditing(undefined)} onChanged={list.refetch} />
    </ManagePage>
  )

  function content() {
    if (!list.data)
      return list.error ? (
        <FailureBlock error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <div role="status" aria-label={t('kernel.loading')}>
          <Skeleton active paragraph={{ rows: 4 }} />
        </div>
      )
    if (list.data.length === 0)
      return <StateBlock kind="empty" title={t('shop.manage_no_banners')} text={t('shop.manage_no_banners_text')} />
    return (
      <ul className={styles.banners} aria-label={t('shop.manage_banners')}>
        {list.data.map((banner) => (
          <BannerRow key={banner.id} banner={banner} onEdit={() => setEditing(banner)} onChanged={list.refetch} />
        ))}
      </ul>
    )
  }
}

interface BannerRowProps {
  banner: ManagedShopBanner
  onEdit: () => void
  onChanged: () => Promise<unknown>
}

function BannerRow({ banner, onEdit, onChanged }: BannerRowProps) {
  const t = useT()
  const confirm = useConfirm()
  const terms = useTerms()
  const run = useRun(onChanged)
  const remove = useAct('POST /sands-shopping/api/v1/manage/banner/remove')
  const { id, title: name, picture, jump, isShown } = banner
  const askRemove = () =>
    confirm({
      title: t('shop.manage_banner_remove_ask', { name }),
      text: t('shop.manage_banner_remove_text'),
      action: t('shop.manage_banner_remove_act'),
      danger: true,
      run: () => run(() => remove.mutateAsync({ body: { id } }), t('shop.manage_banner_removed')),
    })
  return (
    <li className={styles.banner}>
      <div className={styles.bannerPicture}>
        <PictureView picture={picture ?? undefined} alt="" />
      </div>
      <span className={styles.stacked}>
        <span>
          {name} {!isShown && <StateTag tone="neutral">{t('shop.manage_banner_hidden')}</StateTag>}
        </span>
        <span className={styles.quiet}>
          <JumpWords jump={jump}>{t(jumpText(jump.to, terms))}</JumpWords>
        </span>
      </span>
      <span className={styles.bannerActs}>
        <Button type="link" aria-label={t('shop.manage_banner_edit_of', { name })} onClick={onEdit}>
          {t('shop.manage_banner_edit_act')}
        </Button>
        <Button type="link" danger aria-label={t('shop.manage_banner_remove_of', { name })} onClick={askRemove}>
          {t('shop.manage_banner_remove_act')}
        </Button>
      </span>
    </li>
  )
}
