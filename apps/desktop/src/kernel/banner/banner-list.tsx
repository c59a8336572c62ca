import { PlusOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { jumpText } from '../jump/jump-choice.ts'
import { JumpWords } from '../jump/jump-words.tsx'
import { PictureView } from '../picture/picture-view.tsx'
import { useTerms } from '../slots.ts'
import { useT } from '../text.ts'
import { useConfirm } from '../ui/form/use-confirm.ts'
import { useRun } from '../ui/form/use-run.ts'
import { FailureBlock } from '../ui/page/failure-block.tsx'
import { ManagePage } from '../ui/page/manage-page.tsx'
import { StateBlock } from '../ui/page/state-block.tsx'
import { StateTag } from '../ui/state-tag.tsx'
import type { Banner, BannerCalls, BannerWords } from './banner.model.ts'
import styles from './banner.module.css'
import { BannerDialog } from './banner-dialog.tsx'

interface BannerListProps<Id extends string> extends BannerCalls<Id> {
  words: BannerWords
  list: { data: readonly Banner<Id>[] | undefined; error: unknown; refetch: () => Promise<unknown> }
}

/** The banners of a domain, in their order. */
export function BannerList<Id extends string>({ words, list, save, remove }: BannerListProps<Id>) {
  const t = useT()
  const [editing, setEditing] = useState<Banner<Id> | 'new'>()
  return (
    <ManagePage
      title={t(words.banners)}
      intro={t(words.intro)}
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
          {t(words.add)}
        </Button>
      }
    >
      {content()}
      <BannerDialog
        words={words}
        banner={editing}
        save={save}
        onClose={() => setEditing(undefined)}
        onChanged={list.refetch}
      />
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
    if (list.data.length === 0) return <StateBlock kind="empty" title={t(words.none)} text={t(words.noneText)} />
    return (
      <ul className={styles.banners} aria-label={t(words.banners)}>
        {list.data.map((banner) => (
          <BannerRow
            key={banner.id}
            words={words}
            banner={banner}
            remove={remove}
            onEdit={() => setEditing(banner)}
            onChanged={list.refetch}
          />
        ))}
      </ul>
    )
  }
}

interface BannerRowProps<Id extends string> {
  words: BannerWords
  banner: Banner<Id>
  remove: BannerCalls<Id>['remove']
  onEdit: () => void
  onChanged: () => Promise<unknown>
}

function BannerRow<Id extends string>({ words, banner, remove, onEdit, onChanged }: BannerRowProps<Id>) {
  const t = useT()
  const confirm = useConfirm()
  const terms = useTerms()
  const run = useRun(onChanged)
  const { id, title: name, picture, jump, isShown } = banner
  const askRemove = () =>
    confirm({
      title: t(words.removeAsk, { name }),
      text: t(words.removeText),
      action: t(words.removeAct),
      danger: true,
      run: () => run(() => remove(id), t(words.removed)),
    })
  return (
    <li className={styles.banner}>
      <div className={styles.picture}>
        <PictureView picture={picture ?? undefined} alt="" />
      </div>
      <span className={styles.words}>
        <span>
          {name} {!isShown && <StateTag tone="neutral">{t(words.notShown)}</StateTag>}
        </span>
        <span className={styles.quiet}>
          <JumpWords jump={jump}>{t(jumpText(jump.to, terms))}</JumpWords>
        </span>
      </span>
      <span className={styles.acts}>
        <Button type="link" aria-label={t(words.editOf, { name })} onClick={onEdit}>
          {t(words.editAct)}
        </Button>
        <Button type="link" danger aria-label={t(words.removeOf, { name })} onClick={askRemove}>
          {t(words.removeAct)}
        </Button>
      </span>
    </li>
  )
}
