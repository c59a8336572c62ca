import type { PageBlock } from '@sands/contract/home/decoration.model'
import { menuColumns } from '@sands/rules/block'
import { blockKind, DECORATION_LIMITS } from '@sands/rules/decoration'
import { Alert, Input } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { AudienceField } from '../front/audience-field.tsx'
import { useEditor } from './editor-context.ts'
import { faultsOfBlock } from './faults.ts'
import { AmountField } from './feed/amount-field.tsx'
import { CategoryList } from './feed/category-list.tsx'
import { FeedParts } from './feed/feed-parts.tsx'
import { FeedSettings } from './feed/feed-settings.tsx'
import { CommunitySettings } from './items/community-settings.tsx'
import { ItemList } from './items/item-list.tsx'
import { NoticeSettings } from './items/notice-settings.tsx'
import { LookField } from './look-field.tsx'
import { hasItems, isFeed } from './modules/block-kinds.ts'
import { patchBlock, setColumns } from './page-edit.ts'
import styles from './settings.module.css'

/** The look and audience of a module, then its content. */
export function BlockSettings({ block }: { block: PageBlock }) {
  const t = useT()
  const { faults, edit } = useEditor()
  const { key, code, extendInfo, title, dataMaxCount, audience } = block
  const kind = blockKind(code)
  return (
    <div className={styles.body}>
      {faultsOfBlock(faults, key).map((fault) => (
        <Alert key={fault} type="warning" showIcon role="presentation" title={t(`home.fault_${fault}`)} />
      ))}
      {kind.titled && (
        <Field
          label={t('home.edit_block_title')}
          hint={isFeed(block) ? t('home.edit_feed_title_hint') : t('home.edit_block_title_hint')}
        >
          {(field) => (
            <Input
              {...field}
              value={title}
              maxLength={DECORATION_LIMITS.title}
              showCount
              onChange={({ target }) => edit(patchBlock(key, { title: target.value }), `${key} title`)}
            />
          )}
        </Field>
      )}
      {code === 'app-banner' && (
        <LookField
          label={t('home.edit_look')}
          value={extendInfo.type ?? 'tile'}
          looks={[
            { value: 'tile', picture: 'tile', label: t('home.edit_look_tile') },
            { value: 'card_slide', picture: 'card_slide', label: t('home.edit_look_card_slide') },
          ]}
          onChange={(type) => edit(patchBlock(key, { extendInfo: { ...extendInfo, type } }))}
        />
      )}
      {code === 'app-multi-image' && (
        <LookField
          label={t('home.edit_look')}
          value={extendInfo.layoutType ?? 1}
          looks={([1, 2, 3] as const).map((value) => ({
            value,
            picture: value,
            label: t(`home.edit_look_${value}`),
          }))}
          onChange={(layoutType) => edit(patchBlock(key, { extendInfo: { ...extendInfo, layoutType } }))}
        />
      )}
      {code === 'app-nav' && (
        <LookField
          label={t('home.edit_columns')}
          value={menuColumns(block)}
          looks={[
            { value: 4, picture: 'four', label: t('home.edit_columns_count', { count: 4 }) },
            { value: 5, picture: 'five', label: t('home.edit_columns_count', { count: 5 }) },
          ]}
          onChange={(columns) => edit(setColumns(key, columns))}
        />
      )}
      {code === 'app-notice' && <NoticeSettings block={block} />}
      {code === 'app-community' && <CommunitySettings block={block} />}
      {isFeed(block) && <FeedSettings block={block} />}
      {kind.items === 'picture' && dataMaxCount > 0 && <AmountField block={block} />}
      <AudienceField inLine value={audience} onChange={(next) => edit(patchBlock(key, { audience: next }))} />
      {hasItems(block) && (
        <CategoryList block={block} heading={t(`home.edit_content_${block.code}`)}>
          {(category) => <ItemList block={block} category={category} />}
        </CategoryList>
      )}
      {isFeed(block) && <FeedParts block={block} />}
    </div>
  )
}
