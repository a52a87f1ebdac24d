/** Styles that are loaded beside a component; the bundler sees to them. */
declare module '*.css'
