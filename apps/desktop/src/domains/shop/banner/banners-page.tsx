import { useAct, useCall } from '@sands/web/call/use-call'
import type { BannerWords } from '../../../kernel/banner/banner.model.ts'
import { BannerList } from '../../../kernel/banner/banner-list.tsx'

const WORDS: BannerWords = {
  banners: 'shop.manage_banners',
  intro: 'shop.manage_banners_intro',
  none: 'shop.manage_no_banners',
  noneText: 'shop.manage_no_banners_text',
  add: 'shop.manage_banner_add',
  edit: 'shop.manage_banner_edit',
  saved: 'shop.manage_banner_saved',
  removed: 'shop.manage_banner_removed',
  removeAsk: 'shop.manage_banner_remove_ask',
  removeText: 'shop.manage_banner_remove_text',
  picture: 'shop.manage_banner_picture',
  pictureHint: 'shop.manage_banner_picture_hint',
  pictureMissing: 'shop.manage_banner_picture_missing',
  shown: 'shop.manage_banner_shown',
  name: 'shop.manage_banner_title',
  nameMissing: 'shop.manage_missing',
  sort: 'shop.manage_banner_sort',
  notShown: 'shop.manage_banner_hidden',
  save: 'shop.save',
  editAct: 'shop.manage_banner_edit_act',
  editOf: 'shop.manage_banner_edit_of',
  removeAct: 'shop.manage_banner_remove_act',
  removeOf: 'shop.manage_banner_remove_of',
}

/** The banners at the top of the shop, in their order. */
export function BannersPage() {
  const list = useCall('GET /sands-shopping/api/v1/manage/banner/list', {}, { staleTime: 0 })
  const save = useAct('POST /sands-shopping/api/v1/manage/banner/save')
  const remove = useAct('POST /sands-shopping/api/v1/manage/banner/remove')
  return (
    <BannerList
      words={WORDS}
      list={list}
      save={(body) => save.mutateAsync({ body })}
      remove={(id) => remove.mutateAsync({ body: { id } })}
    />
  )
}
