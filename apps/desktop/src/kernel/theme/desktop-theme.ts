import type { ThemeConfig } from 'antd'

/** Reads one of the design tokens that both apps share, by its name without the dashes. */
export type ReadToken = (name: string) => string

export const readToken: ReadToken = (name) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

/**
 * The component library in the colours of the skin. Its primary colour is used for words and thin lines, so it gets the
 * shade that is readable on white; only buttons use the fill with its own text colour. `still` turns off animations for
 * people who asked their system for less motion.
 */
export function desktopTheme(read: ReadToken, still: boolean): ThemeConfig {
  return {
    hashed: false,
    token: {
      colorPrimary: read('brand-text'),
      colorInfo: read('brand-text'),
      colorLink: read('brand-text'),
      // The library's generated shades and our pressed fills are too pale for words in some skins.
      colorPrimaryHover: read('brand-text'),
      colorPrimaryActive: read('brand-text'),
      colorLinkHover: read('brand-text'),
      colorLinkActive: read('brand-text'),
      colorSuccess: read('success-text'),
      colorWarning: read('warning-text'),
      colorError: read('danger-text'),
      colorInfoBg: read('brand-soft'),
      colorInfoBorder: read('brand-soft'),
      colorSuccessBg: read('success-soft'),
      colorSuccessBorder: read('success-soft'),
      colorWarningBg: read('warning-soft'),
      colorWarningBorder: read('warning-soft'),
      colorErrorBg: read('danger-soft'),
      colorErrorBorder: read('danger-soft'),
      colorText: read('text'),
      colorTextSecondary: read('text-secondary'),
      colorTextTertiary: read('text-meta'),
      colorTextDescription: read('text-secondary'),
      colorTextPlaceholder: read('text-meta'),
      colorTextDisabled: read('text-meta'),
      colorBorder: read('control-line'),
      colorBorderSecondary: read('line'),
      colorSplit: read('line'),
      colorBgLayout: read('page'),
      colorBgMask: read('scrim'),
      fontFamily: read('font'),
      fontSize: 14,
      borderRadius: 10,
      borderRadiusLG: 14,
      borderRadiusSM: 6,
      controlHeight: 36,
      controlHeightLG: 46,
      controlHeightSM: 28,
      boxShadowSecondary: read('shadow-float'),
      motion: !still,
    },
    components: {
      Button: {
        colorPrimary: read('brand-fill'),
        colorPrimaryHover: read('brand-pressed'),
        colorPrimaryActive: read('brand-pressed'),
        primaryColor: read('on-brand'),
        defaultHoverColor: read('brand-text'),
        defaultHoverBorderColor: read('brand-text'),
        defaultActiveColor: read('brand-text'),
        defaultActiveBorderColor: read('brand-text'),
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
      },
      Form: { labelHeight: 22, verticalLabelPadding: '0 0 6px', itemMarginBottom: 20 },
      Rate: { starColor: read('warning'), starBg: read('control-line') },
      Tooltip: { colorBgSpotlight: read('inverse') },
    },
  }
}
