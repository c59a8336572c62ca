import type { PageCategory, PageItem } from '@sands/contract/home/decoration.model'
import { blockKind, DECORATION_LIMITS } from '@sands/rules/decoration'
import { Input } from 'antd'
import { JumpFields } from '../../../../kernel/jump/jump-fields.tsx'
import { PictureField } from '../../../../kernel/picture/picture-field.tsx'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import { WindowFields } from '../../../../kernel/ui/form/window-fields.tsx'
import { AudienceField } from '../../front/audience-field.tsx'
import { useEditor } from '../editor-context.ts'
import { faultsOfItem } from '../faults.ts'
import type { ItemBlock } from '../modules/block-kinds.ts'
import { moveItemTo, patchItem } from './item-edit.ts'

interface ItemFieldsProps {
  block: ItemBlock
  category: PageCategory
  item: PageItem
}

/** Picture, name, target, hours and audience of an item. A shortcut needs a name, all other items need a picture. */
export function ItemFields({ block, category, item }: ItemFieldsProps) {
  const t = useT()
  const { faults, edit, pictureOf, keepPicture, onBusy } = useEditor()
  const found = faultsOfItem(faults, item.key)
  const words = (kind: (typeof found)[number]) => (found.includes(kind) ? t(`home.fault_${kind}`) : undefined)
  const isMenu = blockKind(block.code).items === 'menu'
  const patch = (change: Partial<PageItem>, about?: string) =>
    edit(patchItem(block.key, item.key, change), about && `${item.key} ${about}`)
  return (
    <>
      <PictureField
        label={isMenu ? t('home.edit_icon') : t('home.edit_picture')}
        value={item.fileId}
        picture={pictureOf(item.fileId)}
        purpose="image"
        hint={t(`home.edit_picture_hint_${block.code}`)}
        fault={words('no_picture')}
        onBusy={onBusy}
        onChange={(chosen) => {
          if (chosen) keepPicture(chosen)
          patch({ fileId: chosen?.fileId ?? null })
        }}
      />
      <Field
        label={t('home.edit_name')}
        required={isMenu}
        hint={isMenu ? undefined : t('home.edit_name_hint')}
        fault={words('no_name')}
      >
        {(field) => (
          <Input
            {...field}
            value={item.name}
            maxLength={isMenu ? DECORATION_LIMITS.menuName : DECORATION_LIMITS.name}
            showCount
            onChange={({ target }) => patch({ name: target.value }, 'name')}
          />
        )}
      </Field>
      <JumpFields value={item.jump} fault={words('bad_jump')} onChange={(jump) => patch({ jump }, 'jump')} />
      {block.categories.length > 1 && (
        <Field label={t('home.edit_category')}>
          {(field) => (
            <Choice<string>
              field={field}
              clearable={false}
              placeholder={t('home.edit_category')}
              value={category.key}
              options={block.categories.map(({ key, name }, index) => ({
                value: key,
                label: name.trim() || t('home.fault_category', { place: index + 1 }),
              }))}
              onChange={(key) => edit(moveItemTo({ block: block.key, category: key }, item.key))}
            />
          )}
        </Field>
      )}
      <WindowFields
        showFrom={item.showFrom}
        showUntil={item.showUntil}
        fault={words('bad_window')}
        onChange={(hours) => patch(hours, 'window')}
      />
      <AudienceField inLine value={item.audience} onChange={(audience) => patch({ audience })} />
    </>
  )
}
