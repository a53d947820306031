export { SuperuserMenu } from "./SuperuserMenu.tsx";
