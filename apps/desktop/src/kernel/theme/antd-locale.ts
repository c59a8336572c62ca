import type { Language } from '@sands/rules/language'
import type { ConfigProviderProps } from 'antd'

type Locale = NonNullable<ConfigProviderProps['locale']>

const loaders: Readonly<Record<Language, () => Promise<{ default: Locale }>>> = {
  'zh-cn': () => import('antd/es/locale/zh_CN'),
  'zh-cht': () => import('antd/es/locale/zh_TW'),
  'en-us': () => import('antd/es/locale/en_US'),
  vi: () => import('antd/es/locale/vi_VN'),
  id: () => import('antd/es/locale/id_ID'),
}

const loaded = new Map<Language, Locale>()

/** Loaded together with our own texts, so that a page never mixes two languages. */
export async function loadAntdLocale(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, (await loaders[language]()).default)
}

export const antdLocale = (language: Language): Locale | undefined => loaded.get(language)
