import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "@mui/material";
import { columns, materials } from "../data.js";

export function Use() {
  return (
    <TableContainer>
      <Table>
        <caption>申请材料</caption>
        <TableHead>
          <TableRow>
            {columns.map(({ key, title }) => (
              <TableCell key={key}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {materials.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                {row.name}
              </TableCell>
              <TableCell>{row.need}</TableCell>
              <TableCell>{row.source}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
