declare module 'moment/locale/fr';
