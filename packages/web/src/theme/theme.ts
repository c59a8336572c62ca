import { DEFAULT_THEME, THEMES, type Theme } from '@sands/rules/theme'
import { DEVICE_KEYS, readDevice, writeDevice } from '../device/device.ts'
import { createStore, useStore } from '../store/store.ts'

/** `skin` is the company's choice; `preview` is a skin tried on this device only. */
export interface ThemeState {
  skin: Theme
  preview: Theme | null
}

const toTheme = (value: string | null): Theme | undefined => THEMES.find((theme) => theme === value)
const state = createStore<ThemeState>({ skin: DEFAULT_THEME, preview: null })

const shown = ({ skin, preview }: ThemeState): Theme => preview ?? skin

function show(next: ThemeState): void {
  const { skin, preview } = state.get()
  if (next.skin === skin && next.preview === preview && document.documentElement.dataset.theme === shown(next)) return
  state.set(next)
  document.documentElement.dataset.theme = shown(next)
}

/** Applies the last skin of this device before any request, so that the first paint has the right colours. */
export function startTheme(): void {
  const read = () => ({
    skin: toTheme(readDevice(DEVICE_KEYS.skin)) ?? DEFAULT_THEME,
    preview: toTheme(readDevice(DEVICE_KEYS.themePreview)) ?? null,
  })
  show(read())
  addEventListener('storage', (event) => {
    if (event.key === DEVICE_KEYS.skin || event.key === DEVICE_KEYS.themePreview) show(read())
  })
}

/** The company's skin, from the server. */
export function applyTheme(theme: Theme): void {
  writeDevice(DEVICE_KEYS.skin, theme)
  show({ ...state.get(), skin: theme })
}

/** Shows a skin on this device only; null returns to the company's. */
export function previewTheme(theme: Theme | null): void {
  writeDevice(DEVICE_KEYS.themePreview, theme)
  show({ ...state.get(), preview: theme })
}

export const useTheme = (): Theme => shown(useStore(state))
export const useThemeState = (): ThemeState => useStore(state)
