import { Cell, Column, Row, Table, TableBody, TableHeader } from "react-aria-components";
import { columns, materials } from "../data.js";

export function Use() {
  return (
    <Table aria-label="申请材料">
      <TableHeader>
        {columns.map(({ key, title }, index) => (
          <Column key={key} id={key} isRowHeader={index === 0}>
            {title}
          </Column>
        ))}
      </TableHeader>
      <TableBody>
        {materials.map((row) => (
          <Row key={row.id} id={row.id}>
            <Cell>{row.name}</Cell>
            <Cell>{row.need}</Cell>
            <Cell>{row.source}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
