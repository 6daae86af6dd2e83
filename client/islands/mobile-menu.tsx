export { MobileMenuButton as Content } from '#client/menus/mobile-menu-button.tsx'
