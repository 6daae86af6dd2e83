export { MobileMenuButton as Content } from '#app/shell/menus/mobile-menu-button.tsx'
