// The styles of the Mantine components in use: add a line with the first use of another component. They are in a
// cascade layer, so that our own CSS always wins. A component comes after those that it is built from. Mantine's global
// styles are left out: style sheets stay when a page is left, and would give the next page's body Mantine's colours.
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Group.layer.css";
import "@mantine/core/styles/Stack.layer.css";
import "@mantine/core/styles/SimpleGrid.layer.css";
import "@mantine/core/styles/Text.layer.css";
import "@mantine/core/styles/List.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Radio.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import "./overrides.css";
